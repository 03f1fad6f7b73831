/** Builds the site with switches for breaks. */
import { defineConfig, mergeConfig } from 'vite';
import siteConfiguration from '../../vite.config.ts';
import { SITE_FOLDER, withSwitches } from './plugin.ts';

export default defineConfig((environment) =>
  mergeConfig(siteConfiguration(environment), {
    plugins: [withSwitches()],
    build: { outDir: SITE_FOLDER, emptyOutDir: true },
  }),
);
