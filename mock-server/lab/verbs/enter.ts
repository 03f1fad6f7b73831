import { optional, record, text } from '../../../contract/schema/vocabulary.ts';
import { addressOf, isSecure } from '../../pipeline/request-context.ts';
import type { LabAccess } from '../../security/lab-access.ts';
import { LabError } from '../lab-error.ts';
import { PathOfSite, redirectTo } from '../redirect.ts';
import { type MountedOnWorlds, worldsVerb } from '../worlds-verb.ts';

/** GET /__lab/enter. A link for a browser of another host, such as a phone: afterwards it may drive the lab. */
export function entrance(access: LabAccess): MountedOnWorlds {
  return worldsVerb({
    method: 'get',
    path: '/enter',
    explanation: 'Admits the browser of another host that opens it to the lab, and leads to a page.',
    fields: {
      token: 'The LAB_TOKEN of the server.',
      to: 'The path of the page, such as /player/deposit/; `/` by default.',
    },
    query: record({ token: text({ maxLength: 200 }), to: optional(PathOfSite) }),
    handle: async ({ worlds, request, query: { token, to } }) => {
      if (!(await access.isToken(token, addressOf(request)))) {
        const message = access.hasToken
          ? 'this is not the LAB_TOKEN of the server'
          : 'the server was started without LAB_TOKEN, so that it answers this machine only, which needs no token';
        throw new LabError(403, 'FOREIGN', message, { token: 'MISMATCH' });
      }
      return redirectTo(worlds.world, to, [access.cookieOf(token, isSecure(request))]);
    },
  });
}
