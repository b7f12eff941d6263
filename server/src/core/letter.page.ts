import { safe } from './http/html.ts';

interface Page {
  readonly subject: string;
  /** What lists of letters show beside the subject; may be empty. */
  readonly preview: string;
  /** HTML. */
  readonly body: string;
  /** HTML, in small letters below. */
  readonly foot: string;
}

const page = 'margin:0;padding:24px 12px;background:#f4f2ef;color:#23211f;font:16px/1.5 Arial,sans-serif';
const card =
  'max-width:600px;margin:0 auto;padding:24px;box-sizing:border-box;background:#ffffff;border-radius:12px;overflow-wrap:anywhere';
const foot = 'max-width:600px;margin:16px auto 0;padding:0 24px;box-sizing:border-box;color:#66615b;font-size:13px';

// Programs without support for it show the light colours.
const dark = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:#191817!important;color:#efece8!important}
.card{background:#262422!important}.foot,.name{color:#b0aaa3!important}.link,.card a,.foot a{color:#7fd1b9!important}
.card a.button{background:#7fd1b9!important;color:#12211c!important}}`;

/** The HTML of a letter, without scripts and pictures, with inline styles for programs that drop all others. */
export const letterPage = ({ subject, preview, body, foot: below }: Page): string => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${safe(subject)}</title>
<style>${dark}</style></head>
<body class="page" style="${page}">
<div style="display:none;max-height:0;overflow:hidden">${safe(preview)}</div>
<div class="card" style="${card}">${body}</div>
<div class="foot" style="${foot}">${below}</div>
</body>
</html>
`;
