import { expect, test } from 'vitest';
import { headOf, outcomeIn } from './mailing.bounces.dsn.ts';
import { report } from './mailing.bounces.testing.ts';

const to = 'bounces+1.0.0f@venue.example';

test.each([
  ['failed', '5.1.1', { is: 'gone', status: '5.1.1' }],
  ['Failed', '5.1.10 (null MX)', { is: 'gone', status: '5.1.10' }],
  ['failed', '5.2.1', { is: 'gone', status: '5.2.1' }],
  ['failed', '5.2.2', { is: 'later', status: '5.2.2' }],
  ['failed', '4.4.7', { is: 'later', status: '4.4.7' }],
  ['failed', '5.7.1', { is: 'refused', status: '5.7.1' }],
  ['failed', '5.0.0', { is: 'refused', status: '5.0.0' }],
  ['delayed', '4.4.1', { is: 'delayed' }],
  ['delivered', '2.0.0', { is: 'delivered' }],
  ['failed', 'unknown', undefined],
  ['relayed', '2.0.0', undefined],
] as const)('%s %s', (action, status, outcome) => {
  expect(outcomeIn(report({ to, action, status }))).toEqual(outcome);
});

test('lines that end without a carriage return, folded lines and coded parts are read', () => {
  const plain = report({ to, action: 'failed', status: '5.1.1' });
  expect(outcomeIn(plain.replaceAll('\r\n', '\n'))).toEqual({ is: 'gone', status: '5.1.1' });
  expect(outcomeIn(plain.replace('Status: 5.1.1', 'Status:\r\n 5.1.1'))).toEqual({ is: 'gone', status: '5.1.1' });
  const coded = report({ to, action: 'failed', status: '5.1.1', isCoded: true });
  expect(coded).not.toContain('Status:');
  expect(outcomeIn(coded)).toEqual({ is: 'gone', status: '5.1.1' });
});

test('an automatic answer, a letter that quotes a report, and rubbish are no reports', () => {
  const plain = report({ to, action: 'failed', status: '5.1.1' });
  expect(outcomeIn(`To: ${to}\r\nSubject: Я в отпуске\r\n\r\nДо понедельника`)).toBeUndefined();
  expect(outcomeIn(`To: ${to}\r\nContent-Type: text/plain\r\n\r\n${plain}`)).toBeUndefined();
  expect(outcomeIn('')).toBeUndefined();
  expect(outcomeIn(plain.slice(0, 300))).toBeUndefined();
});

test('the header ends at the first empty line: a quoted letter does not name the return path', () => {
  const plain = report({ to: 'somebody@venue.example', action: 'failed', status: '5.1.1' });
  expect(headOf(`${plain}\r\nTo: ${to}`)).not.toContain(to);
});

const head = 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n';
const status = '--b\r\nContent-Type: message/delivery-status\r\n';

// Whoever writes to the address of bounces chooses what is in the message.
test.each([
  ['one folded line', 'a: 1', '\r\n \t'],
  ['headers', '', 'name: 1\r\n'],
  ['boundaries within the header', 'Content-Type: multipart/report; report-type=delivery-status; ', 'boundary='],
  ['parts', head, '\n--b\nContent-Type: a/b\n\n'],
  ['groups of a status', `${head}${status}`, '\r\n \t\r\n'],
  ['blanks', `${head}${status}\r\n`, '\n          '],
  ['one line of blanks', `${head}${status}\r\n\n`, ' '],
  ['coded signs', `${head}${status}Content-Transfer-Encoding: quoted-printable\r\n\r\n`, '=41=\r\n'],
])('a message of nothing but %s is read in a time that grows with its length', (_, start, piece) => {
  const costOf = (size: number) => {
    const message = `${start}${piece.repeat(size / piece.length)}x`;
    const before = process.cpuUsage();
    outcomeIn(message);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [short, long] = [costOf(60_000), costOf(480_000)];
  // Eight times the text; if each line were looked for to the end, it would be sixty-four times the work.
  expect(long).toBeLessThan(32 * short + 50_000);
});
