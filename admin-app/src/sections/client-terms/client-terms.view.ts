export { ByTerms } from './ByTerms.tsx';
export { TermsLink } from './TermsLink.tsx';
