import { useWatch } from 'react-hook-form';
import css from '../market.module.css';

/** What a request still lacks before it is sent; nothing when it lacks nothing. */
export function RequestGaps({ items }: { items: number }) {
  const [name, phone] = useWatch({ name: ['contactName', 'contactPhone'] });
  const gaps = [
    ...(items === 0 ? ['хотя\u00a0бы один товар'] : []),
    ...(String(name).trim() === '' ? ['контактное лицо'] : []),
    ...(String(phone).length === 10 ? [] : ['телефон для\u00a0связи']),
  ];
  if (gaps.length === 0) return null;
  return (
    <div className={css.missing}>
      Перед отправкой добавьте:
      <ul>
        {gaps.map(gap => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </div>
  );
}
