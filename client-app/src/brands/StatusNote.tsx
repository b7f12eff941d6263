import { showDate } from '@venue/sdk';
import { type Brand, type BrandStatus, brandStatus } from '@venue/sdk/brands/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import type { Ref } from 'react';
import css from './StatusNote.module.css';

const { draft, accepted, verified, declined, rework, onVerification } = brandStatus;

const words: Readonly<Record<BrandStatus, string>> = {
  [draft]: 'Бренд видите только вы. Заполните его и\u00a0отправьте на\u00a0проверку.',
  [onVerification]:
    'Сотрудник площадки проверяет бренд. Пока идёт проверка, изменить его нельзя; решение появится здесь.',
  [accepted]: 'Бренд принят к\u00a0рассмотрению. Решение появится здесь.',
  [verified]: 'Бренд подтверждён: его видят другие участники площадки, и\u00a0его можно выбрать в\u00a0заявке.',
  [declined]: 'Площадка не\u00a0подтвердила бренд. Его можно удалить и\u00a0создать новый.',
  [rework]: 'Исправьте бренд и\u00a0отправьте его на\u00a0проверку ещё раз.',
};

/** Where a brand stands, what that means, and what the reviewer answered. */
export function StatusNote({ brand, ref }: { brand: Brand; ref?: Ref<HTMLElement> }) {
  const { brandStatus: status, rejectionReason, sentAt } = brand;
  return (
    <section ref={ref} tabIndex={-1} className={css.note} aria-label="Статус">
      <p className={css.head}>
        <StatusChip face={brandStatus.face(status)} />
        {status === onVerification && sentAt && <span>с&nbsp;{showDate(sentAt)}</span>}
      </p>
      {rejectionReason && (
        <blockquote className={css.answer}>
          <span className={css.who}>{status === rework ? 'Что исправить' : 'Почему'}</span>
          {rejectionReason}
        </blockquote>
      )}
      <p className={css.words}>{words[status]}</p>
    </section>
  );
}
