import { createServer, type Server, type ServerResponse } from 'node:http';
import { contragentType } from '@venue/sdk/profile/model';
import { recordedLookup } from './recorded.ts';

/** A fake service that records what it is asked; `troubled` replaces its answer. */
export interface FakeDadata {
  readonly url: string;
  readonly asked: { path: string; token: string | undefined; question: Record<string, unknown> }[];
  troubled: ((response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

/** DaData's protocol over the recorded data, on a port of this machine. */
export async function fakeDadata(): Promise<FakeDadata> {
  const fake: Omit<FakeDadata, 'url' | 'close'> = { asked: [], troubled: undefined };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const question = JSON.parse(body) as Record<string, unknown>;
    fake.asked.push({ path: request.url ?? '', token: request.headers.authorization, question });
    if (fake.troubled) return fake.troubled(response);
    const query = String(question.query);
    const suggestions = request.url === '/findById/party' ? await parties(query) : await places(query);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ suggestions }));
  });
  await new Promise<void>(ready => void server.listen(0, '127.0.0.1', ready));
  return Object.assign(fake, { url: addressOf(server), close: () => ended(server) });
}

async function parties(inn: string) {
  const result = await recordedLookup.organisation(inn);
  if (!result) return [];
  const { name, type, INN, KPP, OGRN, legalAddress, headPosition, headName } = result;
  const isCompany = type === contragentType.company;
  const [surname, first, patronymic] = headName.split(' ');
  return [
    {
      value: name.toUpperCase(),
      unrestricted_value: name.toUpperCase(),
      data: {
        inn: INN,
        kpp: isCompany ? KPP : null,
        ogrn: OGRN,
        type: isCompany ? 'LEGAL' : 'INDIVIDUAL',
        state: { status: 'ACTIVE' },
        name: { full_with_opf: name, short_with_opf: name },
        management: isCompany ? { name: headName, post: headPosition.toUpperCase() } : null,
        fio: isCompany ? null : { surname, name: first, patronymic },
        address: { value: legalAddress, unrestricted_value: legalAddress },
      },
    },
  ];
}

const places = async (typed: string) =>
  (await recordedLookup.addresses(typed)).map(({ value, city, latitude, longitude }) => ({
    value,
    unrestricted_value: value,
    data: { city, settlement: null, geo_lat: String(latitude), geo_lon: String(longitude), qc_geo: '0' },
  }));

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the fake service did not start');
  return `http://127.0.0.1:${address.port}`;
}

const ended = (server: Server): Promise<void> => {
  server.closeAllConnections();
  return new Promise(done => void server.close(() => done()));
};
