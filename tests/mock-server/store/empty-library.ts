/** Replaces @mswjs/data: it accepts every row and stores none. A test that passes with it does not read the store. */
export function factory(models: object): object {
  const emptyModel = {
    create: (record: object) => record,
    findFirst: () => null,
    findMany: () => [],
    getAll: () => [],
    count: () => 0,
    update: () => null,
    delete: () => null,
    deleteMany: () => null,
  };
  return Object.fromEntries(Object.keys(models).map((name) => [name, emptyModel]));
}

export const primaryKey = (type: unknown): unknown => type;
export const nullable = (value: unknown): unknown => value;
