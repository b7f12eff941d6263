export { PendingPanel } from './PendingPanel.tsx';
