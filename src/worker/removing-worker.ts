/**
 * Takes the place of the site's service worker in a build with `SITE_WORKER=off`: browsers that still have that worker replace
 * it by this one on their next visit, which deletes what it kept and removes itself. Decision 60.
 */
import { FILES, PAGES } from './kept-files.ts';
import { scope } from './service-worker-scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([...[FILES, PAGES].map((name) => caches.delete(name)), scope.registration.unregister()]),
  );
});
