import { defineEnum, type Move } from '../core/schema/enums.ts';

export const agreementStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  active: { id: 2, label: 'Действует', tone: 'good' },
  completed: { id: 3, label: 'Исполнен', tone: 'primary' },
  terminated: { id: 4, label: 'Расторгнут', tone: 'bad' },
});

const { draft, active, completed, terminated } = agreementStatus;

/** A draft may be changed in every way; afterwards only the term, the comment and the status. */
export const agreementMoves = [
  {
    action: 'sign',
    label: 'Отметить подписанным',
    from: [draft],
    to: active,
    by: ['staff'],
    confirm: 'Договор подписан? После этого в нём можно будет изменить только срок и комментарий.',
  },
  {
    action: 'complete',
    label: 'Отметить исполненным',
    from: [active],
    to: completed,
    by: ['staff'],
    confirm: 'Договор исполнен? Выставить по нему новые счета и акты будет нельзя.',
  },
  {
    action: 'terminate',
    label: 'Расторгнуть',
    from: [active],
    to: terminated,
    by: ['staff'],
    confirm: 'Расторгнуть договор? Выставить по нему новые счета и акты будет нельзя.',
  },
] as const satisfies readonly Move<1 | 2 | 3 | 4>[];
