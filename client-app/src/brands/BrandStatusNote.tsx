import { type Brand, type BrandStatus, brandStatus } from '@venue/sdk/brands/model';
import type { Ref } from 'react';
import { StatusNote } from '../app/cabinet/StatusNote.tsx';

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

/** A brand's status, what it means, and the reviewer's answer. */
export function BrandStatusNote({ brand, ref }: { brand: Brand; ref?: Ref<HTMLElement> }) {
  const { brandStatus: status, rejectionReason: text, sentAt } = brand;
  return (
    <StatusNote
      ref={ref ?? null}
      option={brandStatus.option(status)}
      since={status === onVerification ? sentAt : null}
      answer={text === null ? null : { title: status === rework ? 'Что исправить' : 'Почему', text }}
    >
      {words[status]}
    </StatusNote>
  );
}
