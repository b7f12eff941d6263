import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';

/** Marks a colleague among the people. */
export const StaffChip = () => <StatusChip option={{ id: 'staff', label: 'Сотрудник', tone: 'primary' }} />;
