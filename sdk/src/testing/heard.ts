/** The content of the request. Fields of a multipart body are given by name, repeated ones as a list. */
export interface MockRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Reads a request; `params` are those of its path. */
export async function hear(request: Request, params: Readonly<Record<string, unknown>>): Promise<MockRequest> {
  const filled = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return {
    params: Object.fromEntries(filled),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: await readBody(request.clone()),
  };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return request.json().catch(() => undefined);
  const form = await request.formData();
  return Object.fromEntries(
    [...new Set(form.keys())].map(name => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
