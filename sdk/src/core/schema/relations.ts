// How fields of one record stand to each other, which its schema cannot say field by field. Samples are made to fit
// them, and replies of mocks are refused that do not. A relation concerns every record that has its fields.

type Fields = Record<string, unknown>;

interface Relation {
  /** What must hold, as an error says it. */
  readonly rule: string;
  /** Whether it holds; true for a record without these fields. */
  readonly holds: (fields: Fields) => boolean;
  /** Makes it hold, for samples. */
  readonly settle: (fields: Fields) => void;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

const numberOf = (fields: unknown, name: string): number | undefined =>
  isFields(fields) && typeof fields[name] === 'number' ? fields[name] : undefined;
const rowsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** The seatings of a room, where its capacity is known. */
const seatingsOf = ({ capacity, seatings }: Fields) =>
  typeof capacity === 'number' && capacity > 0
    ? rowsOf(seatings).map(row => ({ row, over: (numberOf(row, 'capacity') ?? 0) - capacity }))
    : [];
const isFirst = (row: Fields, at: number, rows: readonly Fields[]) =>
  rows.findIndex(({ seating }) => seating === row.seating) === at;

export const relations: readonly Relation[] = [
  {
    rule: 'priceLong.pricePerHour is below priceFrom',
    holds: ({ priceLong, priceFrom }) =>
      !isFields(priceLong) || typeof priceFrom !== 'number' || (numberOf(priceLong, 'pricePerHour') ?? 0) < priceFrom,
    settle: fields => {
      const long = numberOf(fields.priceLong, 'pricePerHour') ?? 0;
      Object.assign(fields, { priceFrom: long + 50_000 });
    },
  },
  {
    rule: 'a seating holds no more people than the room',
    holds: fields => seatingsOf(fields).every(({ over }) => over <= 0),
    settle: fields => {
      for (const { row, over } of seatingsOf(fields))
        row.capacity = (numberOf(row, 'capacity') ?? 0) - Math.max(over, 0);
    },
  },
  {
    rule: 'each seating occurs once',
    holds: ({ seatings }) => rowsOf(seatings).every(isFirst),
    settle: fields => {
      fields.seatings = rowsOf(fields.seatings).filter(isFirst);
    },
  },
  {
    rule: 'freeToday is at most the hours of a day',
    holds: fields => (numberOf(fields, 'freeToday') ?? 0) <= 24,
    settle: fields => {
      fields.freeToday = (numberOf(fields, 'freeToday') ?? 0) % 25;
    },
  },
];

/** The relations that do not hold in a reply, at any depth, each with its place. */
export function breachesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => breachesOf(each, `${path}.${index}`));
  if (!isFields(value)) return [];
  const here = relations.filter(({ holds }) => !holds(value)).map(({ rule }) => `${path.slice(1)}: ${rule}`);
  return [...here, ...Object.entries(value).flatMap(([name, each]) => breachesOf(each, `${path}.${name}`))];
}
