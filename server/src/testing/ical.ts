/** A property of a calendar: its name, its parameters and its value as it was written. */
interface Property {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
}

interface Component {
  readonly name: string;
  readonly properties: Property[];
  readonly parts: Component[];
}

/** An entry as a calendar program has it. */
export interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly start: string;
  readonly end: string | undefined;
  readonly status: string | undefined;
  readonly summary: string;
  readonly location: string;
  readonly organizer: string;
  readonly alarms: readonly string[];
}

const moment = /^\d{8}T\d{6}Z$/;
/** Properties of an event that occur once at most (RFC 5545, 3.6.1), and those that must be there in what is published. */
const once = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'STATUS', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'URL'];
const needed = ['UID', 'DTSTAMP', 'DTSTART', 'ORGANIZER', 'SUMMARY'];

/** A content line by the grammar of RFC 5545, 3.1. */
function propertyOf(line: string): Property {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):([^\p{Cc}]*)$/u.exec(line);
  if (!match) throw new Error(`no content line: ${line}`);
  const [, name = '', params = '', value = ''] = match;
  const pairs = params
    .split(';')
    .slice(1)
    .map(each => each.split('=') as [string, string]);
  return { name, params: Object.fromEntries(pairs), value };
}

/** A parser of iCalendar, written after RFC 5545 and not after our writer. Throws for what the RFC does not allow. */
function parseCalendar(text: string): Component {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 bytes: ${line}`);
    if (/[\r\n]/.test(line)) throw new Error('a line end that is not CRLF');
  }
  const lines = physical
    .join('\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');
  const stack: Component[] = [{ name: '', properties: [], parts: [] }];
  for (const property of lines.map(propertyOf)) {
    const open = stack.at(-1) as Component;
    if (property.name === 'BEGIN') stack.push({ name: property.value, properties: [], parts: [] });
    else if (property.name === 'END') {
      if (open.name !== property.value) throw new Error(`END:${property.value} within ${open.name}`);
      stack.pop();
      stack.at(-1)?.parts.push(open);
    } else open.properties.push(property);
  }
  const [calendar, ...more] = stack[0]?.parts ?? [];
  if (stack.length !== 1 || !calendar || more.length > 0 || calendar.name !== 'VCALENDAR')
    throw new Error('no calendar');
  if (calendar.parts.length === 0) throw new Error('a calendar without a part (RFC 5545, 3.4)');
  return calendar;
}

const valuesOf = (component: Component, name: string) =>
  component.properties.filter(each => each.name === name).map(({ value }) => value);
const firstOf = (component: Component, name: string): string | undefined => valuesOf(component, name)[0];

const textOf = (value = ''): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

function entryOf(event: Component): Entry {
  for (const name of once) if (valuesOf(event, name).length > 1) throw new Error(`${name} twice`);
  for (const name of needed) if (valuesOf(event, name).length !== 1) throw new Error(`no ${name}`);
  for (const name of ['DTSTAMP', 'DTSTART', 'DTEND', 'LAST-MODIFIED'])
    for (const value of valuesOf(event, name)) if (!moment.test(value)) throw new Error(`${name}: ${value}`);
  const [start = '', end] = [firstOf(event, 'DTSTART'), firstOf(event, 'DTEND')];
  if (end !== undefined && end <= start) throw new Error('ends before it begins');
  const alarms = event.parts.map(part => {
    if (part.name !== 'VALARM') throw new Error(part.name);
    for (const name of ['ACTION', 'TRIGGER', 'DESCRIPTION'])
      if (valuesOf(part, name).length !== 1) throw new Error(`an alarm without ${name}`);
    return firstOf(part, 'TRIGGER') ?? '';
  });
  return {
    uid: firstOf(event, 'UID') ?? '',
    sequence: Number(firstOf(event, 'SEQUENCE') ?? 0),
    stamp: firstOf(event, 'DTSTAMP') ?? '',
    ...{ start, end, status: firstOf(event, 'STATUS'), alarms },
    summary: textOf(firstOf(event, 'SUMMARY')),
    location: textOf(firstOf(event, 'LOCATION')),
    organizer: firstOf(event, 'ORGANIZER') ?? '',
  };
}

/** What a file or a feed says, with the rules of its method (RFC 5546, 3.2). */
export function readCalendarText(text: string): { readonly method: string; readonly entries: readonly Entry[] } {
  const calendar = parseCalendar(text);
  for (const name of ['VERSION', 'PRODID', 'METHOD'])
    if (valuesOf(calendar, name).length !== 1) throw new Error(`no ${name}, or several`);
  const method = firstOf(calendar, 'METHOD') ?? '';
  const entries = calendar.parts.filter(({ name }) => name === 'VEVENT').map(entryOf);
  const uids = new Set(entries.map(({ uid }) => uid));
  if (uids.size !== entries.length) throw new Error('two entries of one name');
  if (method === 'CANCEL' && uids.size !== 1) throw new Error('a CANCEL of several entries (RFC 5546, 3.2.5)');
  if (method === 'CANCEL' && entries.some(({ status }) => status !== 'CANCELLED'))
    throw new Error('CANCEL of what stands');
  return { method, entries };
}

/** A calendar program that imports files: of two copies it has the one with the higher number, or the later stamp. */
export function calendarProgram() {
  const entries = new Map<string, Entry>();
  return {
    take(text: string): void {
      for (const entry of readCalendarText(text).entries) {
        const known = entries.get(entry.uid);
        const isNewer =
          !known ||
          entry.sequence > known.sequence ||
          (entry.sequence === known.sequence && entry.stamp >= known.stamp);
        if (isNewer) entries.set(entry.uid, entry);
      }
    },
    /** What it shows: `20261203T090000Z–20261203T110000Z`. */
    shows: (): string[] =>
      [...entries.values()]
        .filter(({ status }) => status !== 'CANCELLED')
        .map(({ start, end }) => `${start}–${end ?? ''}`)
        .sort(),
  };
}
