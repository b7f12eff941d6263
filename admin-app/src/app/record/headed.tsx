import css from './headed.module.css';

/**
 * Title and heading of a record's page: its name, and beside it what it is and its number, `Швейная мастерская` and
 * `Резидент № 12`. A record without a name is headed by the number alone.
 */
export const headed = (name: string, numbered: string) =>
  name === ''
    ? { title: numbered }
    : {
        title: name,
        heading: (
          <>
            {name} <span className={css.number}>{numbered}</span>
          </>
        ),
      };
