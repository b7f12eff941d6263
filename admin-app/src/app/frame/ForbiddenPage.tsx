import { Forbidden } from '@venue/shared-ui/parts/Forbidden.tsx';
import { inUse } from '../../sections.ts';

/** What the person may not see. */
export default function ForbiddenPage() {
  return <Forbidden home={inUse.path} homeLabel="К бронированиям" />;
}
