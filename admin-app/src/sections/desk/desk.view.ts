export { ExtrasChoice } from './ExtrasChoice.tsx';
export { SendLink } from './SendLink.tsx';
