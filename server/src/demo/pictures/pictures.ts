import { ground } from './ground.ts';
import { halls } from './halls.ts';
import { meetings } from './meetings.ts';
import { photoStudio } from './studio.ts';
import { videoStudio } from './video.ts';
import { workshops } from './workshops.ts';

/** A drawn view of a room: an SVG of 1600 by 1000 with no text in it, the same on every run. */
export interface Picture {
  roomId: number;
  /** File name without extension. */
  name: string;
  alt: string;
  svg: string;
}

/** Pictures of all rooms of the venue, the widest view of each room first. */
export function roomPictures(): Picture[] {
  return [...photoStudio(), ...videoStudio(), ...halls(), ...meetings(), ...ground(), ...workshops()];
}
