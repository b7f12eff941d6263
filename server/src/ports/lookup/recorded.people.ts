import type { WhoseInn } from './lookup.ts';

type Known = WhoseInn & { readonly inn: string };

/**
 * Made-up taxpayers. No passport forms were printed in the years that their series name, so nobody has such a passport.
 */
export const people: readonly Known[] = [
  {
    lastname: 'Лаптева',
    name: 'Дарья',
    middlename: 'Сергеевна',
    passportSeries: '6590',
    passportNumber: '120541',
    passportBirthDay: '1991-04-17',
    inn: '667155081200',
  },
  {
    lastname: 'Шевелёв',
    name: 'Артём',
    middlename: 'Игоревич',
    passportSeries: '6590',
    passportNumber: '230817',
    passportBirthDay: '1988-11-02',
    inn: '667140293185',
  },
  {
    lastname: 'Чернавина',
    name: 'Ольга',
    middlename: 'Дмитриевна',
    passportSeries: '6591',
    passportNumber: '004478',
    passportBirthDay: '1984-07-29',
    inn: '665811724047',
  },
  {
    lastname: 'Бажин',
    name: 'Никита',
    middlename: 'Андреевич',
    passportSeries: '6592',
    passportNumber: '318260',
    passportBirthDay: '1996-01-13',
    inn: '667308195462',
  },
  {
    lastname: 'Зырянова',
    name: 'Полина',
    middlename: 'Алексеевна',
    passportSeries: '6591',
    passportNumber: '550936',
    passportBirthDay: '1993-09-05',
    inn: '667924001525',
  },
  {
    lastname: 'Устюжанин',
    name: 'Павел',
    middlename: 'Викторович',
    passportSeries: '6593',
    passportNumber: '071342',
    passportBirthDay: '1979-03-22',
    inn: '667041730557',
  },
];
