// What the pages of agreements show of their papers.

export { AgreementPapers } from './AgreementPapers.tsx';
export { ArchiveButton } from './ArchiveButton.tsx';
export { MailButton } from './MailButton.tsx';
export { Mailed } from './Mailed.tsx';
export { PapersTabs } from './PapersTabs.tsx';
export { PdfButton } from './PdfButton.tsx';
export { vatOptions } from './vatOptions.ts';
