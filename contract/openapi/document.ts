/** The wire contract as an OpenAPI 3.1 document, generated from the endpoint table. `npm run documents -- openapi` prints it. */
import { BASE_PATH, type Call, type Endpoint, endpointOf, endpoints } from '../endpoints.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { errorSchema, sharedErrorAnswers } from './errors.ts';
import { type Example, Examples } from './examples.ts';
import { HEADERS } from './headers.ts';
import { operationOf, tagOf } from './operation.ts';
import { PARAMETERS, templateOf } from './parameters.ts';
import { namedSchemas } from './schemas.ts';

const DESCRIPTION = `\
What the player's site and its backend say to each other: contract §1 and §2, on top of the specification's §7. This
document is made from the table of calls that the client sends by and the mock answers by.

**Order of checks.** Path and method (404, 405); size and type (413, 415, 400); session (401); XSRF (403); shape, with the
idempotency key (422); idempotency (422, 409); the object (404); its state (409); business values (422). Codes that share
a status are listed in the order in which a server looks for them.

**Any other** path is \`NOT_FOUND\`, any other method of a path is \`METHOD_NOT_ALLOWED\` and says which there are.

**Errors** have one envelope, and a closed set of codes for each call and status. A session is lost only at 401
\`UNAUTHENTICATED\`. Unknown request fields are ignored and never stored; a body is at most 64 KB.

**Money** is a decimal string, never a number. **Time** is ISO 8601 UTC, \`0001-01-01T00:00:00Z\` while unset.`;

const TAGS: Readonly<Record<string, string>> = {
  agency: 'Who runs the site.',
  fingerprint: 'What a device says of itself.',
  players:
    'Registration, session, password, credit, bank account and what a player sets to protect themselves.',
  banks: 'Banks of which an account can be added.',
  currencies: 'Rates, and the merchants that a deposit can be paid to.',
  deposits: 'Deposits and their QR. Transitions: contract §3.',
  withdraws: 'Withdrawals and their quote. Transitions and arithmetic: contract §3.',
  promotions: 'Promotions and their usages. Transitions: contract §3.',
  games: 'Games and the way into one.',
};

/** Returns the whole document as plain data. The output is deterministic, including the order of its keys. */
export function openApiDocument(shown: readonly Example[] = []): JsonSchema {
  const examples = new Examples(shown);
  const rows = Object.values(endpoints) as readonly Endpoint[];
  return {
    openapi: '3.1.1',
    info: {
      title: 'Dok Champa, player API',
      version: '2.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: BASE_PATH, description: 'Below the root of the site.' }],
    tags: [...new Set(rows.map(tagOf))].map((name) => ({ name, description: TAGS[name] ?? '' })),
    paths: pathItems(examples),
    components: {
      schemas: { ...namedSchemas(), Error: errorSchema() },
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: sharedErrorAnswers(rows, examples),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'HttpOnly and SameSite=Lax; made at login, ended at logout.',
        },
        xsrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: 'The value of the cookie `XSRF-TOKEN`, which is bound to the session.',
        },
      },
    },
  };
}

/** Each path with its methods, in the order of the endpoint table. */
function pathItems(examples: Examples): JsonSchema {
  const items = new Map<string, Record<string, JsonSchema>>();
  for (const call of Object.keys(endpoints) as Call[]) {
    const endpoint = endpointOf(call);
    const template = templateOf(endpoint);
    items.set(template, {
      ...items.get(template),
      [endpoint.method.toLowerCase()]: operationOf(call, examples),
    });
  }
  return Object.fromEntries(items);
}
