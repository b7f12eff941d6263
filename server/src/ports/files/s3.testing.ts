import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startFauxqs } from 'fauxqs';
import type { S3Options } from './s3.client.ts';

const BUCKET = 'venue-files';
const KEY = 'AKIAVENUE';

type Trouble = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;

export interface FakeS3 {
  /** Requests in the order they came: `GET /venue-files/files/a.webp`. */
  readonly asked: string[];
  /** Their headers. */
  readonly headers: IncomingMessage['headers'][];
  /** Replaces the answer. */
  troubled: Trouble | undefined;
  /** Strangers may read. */
  isPublic: boolean;
  readonly options: Omit<S3Options, 'spool'>;
  /** Uploads in parts that are not completed, by their ids. */
  readonly uploads: Map<string, { readonly key: string; at: Date }>;
  /** The settings of a server that keeps its files here. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * An emulator of S3 with an empty bucket, behind a door that can make trouble. The door also does what the emulator
 * lacks: it turns away strangers and other keys, and lists the uploads in parts that are under way.
 */
export async function fakeS3(): Promise<FakeS3> {
  const inner = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  inner.createBucket(BUCKET);
  const { port } = inner;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://door');
    if (!headers.authorization && !fake.isPublic) return refuse(response, 403, 'AccessDenied');
    if (headers.authorization && !headers.authorization.includes(`Credential=${KEY}/`))
      return refuse(response, 403, 'InvalidAccessKeyId');
    if (method === 'GET' && searchParams.has('uploads')) return answer(response, 200, listOf(fake.uploads));
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, async reply => {
      const isDone = reply.statusCode !== undefined && reply.statusCode < 300;
      const id = searchParams.get('uploadId');
      if (isDone && id !== null && method !== 'PUT') fake.uploads.delete(id);
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      if (!isDone || method !== 'POST' || !searchParams.has('uploads')) return void reply.pipe(response);
      const xml = await text(reply);
      const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
      fake.uploads.set(/<UploadId>(.*)<\/UploadId>/.exec(xml)?.[1] ?? '', { key, at: new Date() });
      response.end(xml);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  const door = createServer((request, response) => {
    fake.asked.push(`${request.method} ${request.url?.replace(/[?&]x-id=\w+$/, '')}`);
    fake.headers.push(request.headers);
    if (fake.troubled) fake.troubled(request, response, () => void pass(request, response));
    else void pass(request, response);
  });
  await new Promise<void>(ready => void door.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const fake: FakeS3 = {
    asked: [],
    headers: [],
    troubled: undefined,
    isPublic: false,
    uploads: new Map(),
    options: {
      endpoint,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: KEY,
      secretAccessKey: 'a secret',
      pathStyle: true,
      encryption: 'AES256',
    },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: KEY,
      S3_SECRET_KEY: 'a-secret',
    },
    async close() {
      door.closeAllConnections();
      await new Promise(done => void door.close(done));
      await inner.stop();
    },
  };
  return fake;
}

const answer = (response: ServerResponse, status: number, xml: string) =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);

/** An error of the service. */
export const refuse = (response: ServerResponse, status: number, code: string) =>
  answer(response, status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function listOf(uploads: FakeS3['uploads']): string {
  const rows = [...uploads].map(
    ([id, { key, at }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
  );
  return `<?xml version="1.0"?><ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`;
}
