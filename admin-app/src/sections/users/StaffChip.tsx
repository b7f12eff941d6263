import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';

/** Marks a colleague among the people. */
export const StaffChip = () => <StatusChip face={{ id: 'staff', label: 'Сотрудник', tone: 'primary' }} />;
