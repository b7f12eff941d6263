export { OwnTerms } from './OwnTerms.tsx';
