import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { cellsOf, insideOf } from '../../testing/xlsx.ts';
import { dayCell, momentCell, moneyCell, type SheetColumn, sheetFile } from './sheet.ts';
import type { Cell } from './xlsx.ts';

const columns: readonly SheetColumn<Cell>[] = [{ title: 'Название', width: 20, value: row => row }];
const now = new Date('2026-11-20T04:00:00.000Z');

async function* once<T>(rows: readonly T[]) {
  yield rows;
}

type Rows = AsyncIterable<readonly Cell[]>;

async function fileOf(format: 'xlsx' | 'csv', rows: Rows, having = columns, title = 'Список'): Promise<Buffer> {
  const { data } = await sheetFile({ title, columns: having }, rows, { format, now });
  return buffer(data);
}

const csv = async (...rows: Cell[]) => (await fileOf('csv', once(rows))).toString('utf8');
const xlsx = async (...rows: Cell[]) => insideOf(new Blob([new Uint8Array(await fileOf('xlsx', once(rows)))]));

/** The rows as a program that is not ours reads them, without the titles. */
const readBack = async (...rows: Cell[]) => {
  const [sheet] = await readWorkbook(await fileOf('xlsx', once(rows)), { trim: false });
  return sheet?.data.slice(1) ?? [];
};

describe('what begins like a formula is text', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\u0001=1',
  ])('%j', async text => {
    const clean = text.replace('\u0001', '');
    expect(await csv(text)).toBe(`\uFEFF"Название"\r\n"'${clean}"\r\n`);
    // A cell of a workbook is of the type text, which no program runs, so it shows the text as it was written.
    const inside = await xlsx(text);
    expect(inside).toContain('<c r="A2" t="inlineStr">');
    expect(inside).not.toContain('<f>');
    expect(await readBack(clean)).toEqual([[clean]]);
  });

  test('and what does not is left as it is', async () => {
    expect(await csv('Студия «Ё» = 12 + 1', 'a"b;c\nd', -12.5)).toBe(
      '\uFEFF"Название"\r\n"Студия «Ё» = 12 + 1"\r\n"a""b;c\nd"\r\n"-12,5"\r\n',
    );
  });
});

describe('a workbook opens whatever is in it', () => {
  test('characters XML does not have are left out, signs of its own are written as such', async () => {
    const inside = await xlsx('а\u0000б\u0008в\u000bг\u001fд\uffffе\ud800', '</t><f>1+1</f>&amp;"', 7);
    expect(inside).toContain('>абвгде\ufffd</t>');
    expect(inside).toContain('&lt;/t&gt;&lt;f&gt;1+1&lt;/f&gt;&amp;amp;&quot;</t>');
    expect(inside).toContain('<row r="4"><c r="A4"><v>7</v></c></row>');
    expect(inside).not.toContain('<f>');
  });

  test('every cell says where it is, also beside empty ones and after Z', async () => {
    const wide = Array.from({ length: 28 }, (_, index) => ({
      title: `${index}`,
      width: 5,
      value: () => index % 27 || '',
    }));
    const inside = await insideOf(new Blob([new Uint8Array(await fileOf('xlsx', once([0]), wide))]));
    expect(inside).toContain('<row r="2"><c r="B2"><v>1</v></c>');
    expect(inside).toContain('<c r="Z2"><v>25</v></c><c r="AA2"><v>26</v></c></row>');
  });

  test('a text longer than a cell is cut', async () => {
    const [cell] = (await xlsx('ы'.repeat(100_000))).match(/ы+/) ?? [];
    expect(cell).toHaveLength(32_767);
  });
});

describe('a cell is what it holds', () => {
  const moment = 'dd.mm.yyyy hh:mm';

  test.each<[string, Cell, object]>([
    [
      'a moment, by the clock of the venue',
      momentCell('2026-11-20T04:00:00.000Z'),
      { format: moment, value: 46346.375 },
    ],
    [
      'one in the night, which is the next day there',
      momentCell(new Date('2026-11-19T20:30:00Z')),
      {
        format: moment,
        value: 46346.0625,
      },
    ],
    ['a day', dayCell('2026-11-20'), { format: 'dd.mm.yyyy', value: 46346 }],
    ['a day with a time', dayCell('2026-11-20', '18:30'), { format: moment, value: 46346 + (18 * 60 + 30) / 1440 }],
    ['money', moneyCell(1_310_050), { format: '#,##0.00\\ [$₽-419]', value: 13_100.5 }],
    ['no money at all', moneyCell(0), { format: '#,##0.00\\ [$₽-419]', value: 0 }],
    ['a number', 7, { value: 7 }],
    ['text', '20.11.2026', { value: '20.11.2026' }],
  ])('%s', async (_, cell, expected) => {
    expect(cellsOf(await xlsx(cell)).A2).toEqual(expected);
  });

  test('nothing is an empty cell', async () => {
    expect(cellsOf(await xlsx(momentCell(null), dayCell(null, '10:00'), moneyCell(null)))).toEqual({
      A1: { value: 'Название' },
    });
  });

  test('formats values without types as text', async () => {
    const cells = [momentCell('2026-11-20T04:00:00.000Z'), dayCell('2026-11-20'), moneyCell(1_310_050)];
    expect(await csv(...cells)).toBe('\uFEFF"Название"\r\n"20.11.2026 09:00"\r\n"20.11.2026"\r\n"13100,5"\r\n');
  });
});

describe('a time is to the second in another program', () => {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
  const timeOf = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

  // The reader gives a time of the sheet as if it were in UTC.
  test.each(['2026-11-20', '1900-03-01', '1969-12-31', '2028-02-29', '2099-12-31'])('every minute of %s', async day => {
    const read = await readBack(...minutes.map(minute => dayCell(day, timeOf(minute))));
    expect(read.map(([at]) => at)).toEqual(minutes.map(minute => new Date(`${day}T${timeOf(minute)}:00Z`)));
  });

  test('a moment with parts of a second is the nearest whole one', async () => {
    const cells = ['2026-11-20T06:00:00.499Z', '2026-11-20T05:59:59.500Z'].map(momentCell);
    const eleven = new Date('2026-11-20T11:00:00Z');
    expect(await readBack(...cells)).toEqual([[eleven], [eleven]]);
  });

  test('a day and a midnight are whole numbers', async () => {
    const cells = cellsOf(await xlsx(dayCell('2026-11-20'), momentCell('2026-11-19T19:00:00Z')));
    expect([cells.A2?.value, cells.A3?.value]).toEqual([46346, 46346]);
  });

  test('what is before the calendar of spreadsheets is text', async () => {
    const cells = [dayCell('1900-02-28'), dayCell('1899-12-31', '10:00'), dayCell('1812-09-07')];
    expect(await readBack(...cells)).toEqual([['28.02.1900'], ['31.12.1899 10:00'], ['07.09.1812']]);
  });
});

test('the titles filter every row, and the sheet has the name of the list', async () => {
  const wide = [...columns, { title: 'Второй', width: 5, value: () => 1 }];
  const file = await fileOf('xlsx', once(['а', 'б']), wide, 'Список [№ 5]: заявки/брони за ноябрь 2026 года');
  const inside = await insideOf(new Blob([new Uint8Array(file)]));
  expect(inside).toContain('</sheetData><autoFilter ref="A1:B3"/></worksheet>');
  expect(inside).toContain('<sheet name="Список  № 5   заявки брони за н" ');
});

test('others have their turn between the parts of a large list', async () => {
  let turns = 0;
  const turnsAt: number[] = [];
  async function* many() {
    for (let chunk = 0; chunk < 20; chunk++) {
      turnsAt.push(turns);
      yield Array.from({ length: 1000 }, (_, row) => `Строка ${chunk}-${row}`);
    }
  }
  let written = false;
  const others = (async () => {
    for (; !written; turns++) await turn();
  })();
  const wide = Array.from({ length: 14 }, (_, index) => ({ title: `${index}`, width: 9, value: (row: Cell) => row }));
  await fileOf('xlsx', many(), wide);
  written = true;
  await others;
  // The first parts fill the buffers; after that each part waits until the one before it is packed.
  const waited = turnsAt.filter((at, index) => at > (turnsAt[index - 1] ?? at));
  expect(waited.length).toBeGreaterThan(10);
});

describe.each(['csv', 'xlsx'] as const)('a file that is still being made (%s)', format => {
  const begun = async (rows: Rows) => (await sheetFile({ title: 'Список', columns }, rows, { format, now })).data;

  test('has its first bytes before its last rows', async () => {
    const open = Promise.withResolvers<void>();
    const data = await begun(
      (async function* () {
        yield ['Первая'];
        await open.promise;
        yield ['Вторая'];
      })(),
    );
    const [bytes] = (await data.iterator({ destroyOnReturn: false }).next()).value ?? [];
    expect(bytes).toBeDefined();
    open.resolve();
    await buffer(data);
  });

  test('is refused if there are no first rows', async () => {
    const broken = begun(
      // biome-ignore lint/correctness/useYield: it breaks before that
      (async function* () {
        throw new Error('the database is away');
      })(),
    );
    await expect(broken).rejects.toThrow('the database is away');
  });

  test('breaks off with its rows', async () => {
    const data = await begun(
      (async function* () {
        yield ['Первая'];
        throw new Error('the database is away');
      })(),
    );
    await expect(buffer(data)).rejects.toThrow();
  });

  test('is given up with its reader, and so are the rows', async () => {
    const closed = Promise.withResolvers<void>();
    const data = await begun(
      (async function* () {
        try {
          for (;;) {
            yield ['Строка'];
            await turn();
          }
        } finally {
          closed.resolve();
        }
      })(),
    );
    data.destroy();
    await closed.promise;
  });
});

describe('sheets at once', () => {
  test('a fifth is refused until one of the four is done, or broke', async () => {
    const open = Promise.withResolvers<void>();
    async function* waiting() {
      await open.promise;
      yield ['Строка'];
    }
    async function* breaking() {
      yield* waiting();
      throw new Error('the database is away');
    }
    const four = [
      fileOf('csv', waiting()),
      fileOf('xlsx', waiting()),
      fileOf('csv', breaking()),
      fileOf('xlsx', breaking()),
    ];
    const settled = Promise.allSettled(four);
    await expect(csv('Пятая')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    open.resolve();
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(await csv('Пятая')).toContain('Пятая');
  });
});
