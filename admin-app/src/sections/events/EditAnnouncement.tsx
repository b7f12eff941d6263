import { getAnnouncement } from '@venue/sdk/events/admin';
import EditEvent from './EditEvent.tsx';

export default function EditAnnouncement() {
  return <EditEvent get={getAnnouncement} />;
}
