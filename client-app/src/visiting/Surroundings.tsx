import css from './Contacts.module.css';

/** The streets around the venue, drawn without a scale: the way from the underground is what matters. */
export function Surroundings() {
  return (
    <svg
      viewBox="0 0 680 340"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Схема: от станции метро «Площадь 1905 года» на проспекте Ленина по улице 8 Марта до дома 10, не доходя до улицы Малышева"
    >
      <rect width="680" height="340" className={css.ground} />
      <path d="M596 0c-18 60 26 110 10 170s-34 100-6 170" className={css.water} />
      <g className={css.block}>
        <rect x="36" y="96" width="120" height="168" rx="6" />
        <rect x="200" y="96" width="128" height="168" rx="6" />
        <rect x="384" y="96" width="150" height="60" rx="6" />
        <rect x="384" y="236" width="150" height="28" rx="6" />
      </g>
      <g className={css.street}>
        <path d="M0 60H680M0 300H680" strokeWidth="30" />
        <path d="M356 0V340" strokeWidth="26" />
        <path d="M178 60V300" strokeWidth="18" />
      </g>
      <g className={css.label}>
        <text x="196" y="66">
          проспект Ленина
        </text>
        <text x="196" y="306">
          улица Малышева
        </text>
        <text transform="translate(361 296) rotate(-90)">улица 8 Марта</text>
        <text transform="translate(183 250) rotate(-90)">улица Вайнера</text>
        <text x="588" y="205" className={css.river}>
          Исеть
        </text>
      </g>
      <path d="M340 84V176H376" className={css.way} />
      <g className={css.metro}>
        <circle cx="340" cy="60" r="18" />
        <text x="340" y="67" textAnchor="middle">
          М
        </text>
      </g>
      <text x="312" y="34" textAnchor="end" className={css.name}>
        Площадь 1905 года
      </text>
      <rect x="384" y="166" width="150" height="60" rx="8" className={css.house} />
      <text x="459" y="193" textAnchor="middle" className={css.here}>
        Площадка
      </text>
      <text x="459" y="213" textAnchor="middle" className={css.number}>
        8 Марта, 10
      </text>
    </svg>
  );
}
