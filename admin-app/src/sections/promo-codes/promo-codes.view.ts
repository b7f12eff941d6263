export { Rooms as RoomsInput } from './promoCodeInputs.tsx';
