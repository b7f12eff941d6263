/** Whether there is a mouse to point with, by which MUI's pickers choose their desktop look. */
export const hasMouse = (): boolean => typeof matchMedia !== 'function' || matchMedia('(pointer: fine)').matches;
