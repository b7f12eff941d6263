import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';

/** Whether to save a role: one without any permission opens nothing, so that is asked first. */
export const confirmEmptyRole = async (permissions: unknown): Promise<boolean> =>
  !Array.isArray(permissions) ||
  permissions.length > 0 ||
  confirm({
    title: 'Сохранить роль без прав?',
    text: 'Ни\u00a0одно право не\u00a0отмечено: с\u00a0такой ролью человек войдёт, но\u00a0ничего не\u00a0увидит.',
    yes: 'Сохранить без прав',
    no: 'Вернуться к\u00a0правам',
  });
