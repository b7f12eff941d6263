import css from './headed.module.css';

/**
 * Title and heading of a record's page: the name, followed by the kind and number, as in `Швейная мастерская` and
 * `Резидент № 12`. A record without a name has only the kind and number.
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
