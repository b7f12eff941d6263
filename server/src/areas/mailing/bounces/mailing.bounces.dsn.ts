/** What a mail server says of a letter (RFC 3464): it arrived, its address does not exist, or why it did not arrive. */
export type Outcome =
  | { readonly is: 'delivered' | 'delayed' }
  | { readonly is: 'gone' | 'later' | 'refused'; readonly status: string };

interface Fields {
  readonly [name: string]: string;
}

/** The header lines of a message or a part, unfolded, by their names in lower case; the first of each. */
function fieldsOf(head: string): Fields {
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const fields: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]{1,80}):\s*(.*)$/.exec(line) ?? [];
    if (name !== '') fields[name.toLowerCase()] ??= value.trim();
  }
  return fields;
}

function headAndBody(text: string): [head: string, body: string] {
  const end = /\r?\n\r?\n/.exec(text);
  return end ? [text.slice(0, end.index), text.slice(end.index + end[0].length)] : [text, ''];
}

/** The header of a message, without its parts. */
export const headOf = (message: string): string => headAndBody(message)[0];

function decoded(body: string, encoding = ''): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return body;
  return body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * The classes of statuses (RFC 3463). Only what is about the address itself makes it useless; a full mailbox, a policy or
 * a fault of the network do not.
 */
function outcomeOf({ action = '', status: text = '' }: Fields): Outcome | undefined {
  const [status = ''] = /^\d\.\d{1,3}\.\d{1,3}/.exec(text) ?? [];
  const step = action.toLowerCase();
  if (step === 'delivered' || step === 'delayed') return { is: step };
  if (step !== 'failed' || status === '') return undefined;
  if (/^5\.(1\.(1|2|3|6|10)|2\.1)$/.test(status)) return { is: 'gone', status };
  return { is: status.startsWith('4.') || status === '5.2.2' ? 'later' : 'refused', status };
}

/**
 * Reads a report. Letters have one receiver each, so the first that it names is ours. Undefined for anything else, such
 * as an automatic answer.
 */
export function outcomeIn(message: string): Outcome | undefined {
  const [head, body] = headAndBody(message);
  const { 'content-type': type = '' } = fieldsOf(head);
  if (!/^multipart\/report\b/i.test(type) || !/report-type="?delivery-status/i.test(type)) return undefined;
  const boundary = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type);
  const line = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`;
  for (const part of `\n${body}`.split(`\n${line}`)) {
    const [partHead, partBody] = headAndBody(part.replace(/^\r?\n/, ''));
    const fields = fieldsOf(partHead);
    if (!/^message\/(global-)?delivery-status/i.test(fields['content-type'] ?? '')) continue;
    const groups = decoded(partBody, fields['content-transfer-encoding']).split(/\r?\n[ \t]*\r?\n/);
    const receiver = groups.map(fieldsOf).find(group => group['final-recipient'] !== undefined);
    return receiver && outcomeOf(receiver);
  }
  return undefined;
}
