import type { Tone } from '@venue/sdk';
import type { RoomCard } from '@venue/sdk/rooms/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { formatState } from './occupancy.ts';

const tones: Readonly<Record<RoomCard['state'], Tone>> = {
  free: 'good',
  busy: 'secondary',
  closed: 'neutral',
  info: 'neutral',
};

/** What a bookable room is doing now, as a chip. */
export function StateChip({ room }: { room: RoomCard }) {
  const label = formatState(room);
  return label ? <StatusChip option={{ id: room.state, label, tone: tones[room.state] }} /> : null;
}
