interface Report {
  /** The return path it comes to. */
  readonly to: string;
  readonly action: string;
  readonly status: string;
  /** The part that programs read is in base64. */
  readonly isCoded?: boolean;
}

/** A report as mail servers write it (RFC 3464). */
export function report({ to, action, status, isCoded = false }: Report): string {
  const fields = [
    'Reporting-MTA: dns; mx.example.ru',
    'Arrival-Date: Sat, 28 Nov 2026 12:00:00 +0500',
    '',
    'Final-Recipient: rfc822; anna@example.ru',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
  ].join('\r\n');
  return [
    'Return-Path: <>',
    `Delivered-To: ${to}`,
    'From: MAILER-DAEMON@mx.example.ru (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="A1B2/mx.example.ru"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--A1B2/mx.example.ru',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--A1B2/mx.example.ru',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    ...(isCoded ? ['Content-Transfer-Encoding: base64'] : []),
    '',
    isCoded ? Buffer.from(fields).toString('base64') : fields,
    '--A1B2/mx.example.ru',
    'Content-Type: text/rfc822-headers',
    '',
    'To: anna@example.ru',
    '',
    '--A1B2/mx.example.ru--',
    '',
  ].join('\r\n');
}
