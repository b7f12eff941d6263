/** Whether there is a precise pointer such as a mouse; MUI's pickers choose their desktop version by the same query. */
export const hasMouse = (): boolean => typeof matchMedia !== 'function' || matchMedia('(pointer: fine)').matches;
