import { isPlainAddress } from '@venue/sdk';
import { createTransport } from 'nodemailer';
import { BadSetting } from '../../config/badSetting.ts';
import { type LetterFile, type Message, type Messages, Undeliverable } from './messages.ts';

interface Access {
  /** `smtps://user:password@host`, or `smtp://` with STARTTLS. */
  readonly url: string;
  /** An address, or a name with one: `Площадка <no-reply@venue.example>`. */
  readonly from: string;
  /** The address that reports of undelivered letters go to; the sender's by default. */
  readonly bounces?: string | undefined;
  /** The address of the site, whose host greets the mail server. */
  readonly site: string;
  /** Milliseconds to wait for each answer. */
  readonly patience?: number;
}

const PATIENCE = 10_000;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The fields of the library's errors that are read here. */
interface Fault {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** A mailbox that is full. */
const full = /^552\b|^\d{3}[ -]5\.2\.2\b/;

/**
 * Whether the mailbox itself was refused for good. A refusal of the sender or the text, or by the server's policy
 * (5.7), may end when the settings or its lists change, and a full mailbox is emptied.
 */
// guard: messages.test.ts
const isNoMailbox = ({ command, responseCode, response }: Fault): boolean =>
  // guard: messages.test.ts
  command === 'RCPT TO' &&
  Number(responseCode) >= 500 &&
  !/^\d{3}[ -]5\.[^12]\./.test(String(response)) &&
  !full.test(String(response));

/** Why the server did not take a letter, for staff: never its own words, which may quote the letter. */
function reasonOf(fault: Fault): string {
  const { code, responseCode } = fault;
  if (isNoMailbox(fault)) return `Почтовый сервер не знает такого адреса: код ${Number(responseCode)}`;
  if (code === 'EAUTH') return 'Почтовый сервер не принял логин и пароль';
  if (typeof responseCode === 'number' && responseCode >= 500) return `Почтовый сервер отказал: код ${responseCode}`;
  if (typeof responseCode === 'number') return `Почтовый сервер просит подождать: код ${responseCode}`;
  return 'Почтовый сервер не отвечает';
}

/** Why the mail server would take no letter, for whoever runs the servers. */
function whyNot({ code, responseCode }: Fault, host: string): string {
  const setting = `SMTP_URL (value not shown): ${host}`;
  if (code === 'EAUTH') return `${setting} does not accept the login and password`;
  if (code === 'ETLS') return `${setting} cannot encrypt`;
  return typeof responseCode === 'number' ? `${setting} refuses with ${responseCode}` : `${setting} does not answer`;
}

/** An address as the library takes it unread: a string could name more than one mailbox. */
const mailbox = (address: string, name = '') => ({ name, address });

/** The sender of the settings. */
function senderOf(from: string) {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from.trim()) ?? [];
  return mailbox(address.trim(), name.replace(/^"(.*)"$/, '$1'));
}

/** The headers by which mail programs know letters of a list (RFC 2919, RFC 8058) and of a machine (RFC 3834). */
function headersOf({ leave, isAutomatic }: Message, list: string): Record<string, string> {
  const ofList = leave && {
    'List-Id': `<${list}>`,
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...(isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}), ...ofList, 'Content-Language': 'ru' };
}

/**
 * The one calendar file of a letter as a form of its text too: some programs offer to add only what stands there, others
 * only what is attached.
 */
function alternativeOf(files: readonly LetterFile[]) {
  const [calendar, another] = files.filter(({ type }) => type.startsWith('text/calendar'));
  return calendar && !another ? { alternatives: [{ contentType: calendar.type, content: calendar.data }] } : {};
}

/**
 * Letters through a mail server. SMTP cannot tell whether a letter was taken before the connection broke; a repeat has
 * the same Message-ID, by which mailboxes recognise it.
 */
export function smtpServer({ url, from, bounces, site, patience = PATIENCE }: Access): Messages {
  const { hostname, port, protocol, username, password } = new URL(url);
  const host = new URL(site).hostname;
  const transport = createTransport({
    name: host,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    // Passwords and codes must not cross a network unencrypted.
    requireTLS: !loopback.test(hostname),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = senderOf(from);
  const domain = sender.address.split('@').at(-1) ?? host;
  return {
    async send(message) {
      const { to, subject, text, html, files = [], replyTo, returnPath = bounces, key } = message;
      if (!isPlainAddress(to)) throw new Undeliverable('Адрес почты записан с\u00a0ошибкой');
      try {
        await transport.sendMail({
          from: sender,
          to: mailbox(to),
          ...(replyTo && isPlainAddress(replyTo) ? { replyTo: mailbox(replyTo) } : {}),
          ...(returnPath ? { envelope: { from: returnPath, to } } : {}),
          subject,
          text,
          ...(html ? { html } : {}),
          headers: headersOf(message, `news.${host}`),
          ...alternativeOf(files),
          attachments: files.map(({ name, type, data }) => ({ filename: name, contentType: type, content: data })),
          messageId: `<${key}@${domain}>`,
        });
        return 'left';
      } catch (cause) {
        const Failure = isNoMailbox(cause as Fault) ? Undeliverable : Error;
        throw new Failure(reasonOf(cause as Fault), { cause });
      }
    },
    async check() {
      await transport.verify().catch((cause: unknown) => {
        throw new BadSetting(whyNot(cause as Fault, hostname), { cause });
      });
      return username === '' ? `${hostname} answers` : `${hostname} accepts the login`;
    },
  };
}
