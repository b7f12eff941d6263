export { StatementButton } from './StatementButton.tsx';
