export { StandingRows, standingTitle } from './StandingRows.tsx';
