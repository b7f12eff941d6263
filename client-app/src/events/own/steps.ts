/** Which fields each step of the form holds, by its word in the address. */
export const stepFields = {
  main: ['eventKind', 'eventTitle', 'eventLead', 'categoryId', 'organizerName', 'ageSign'],
  when: [
    'date',
    'time',
    'dateEnd',
    'timeEnd',
    'eventFormatType',
    'isOnline',
    'onlineUrl',
    'roomId',
    'place',
    'participantsLimit',
  ],
  text: ['eventDescription'],
  entry: ['entryType', 'registrationType', 'registrationUrl', 'tickets'],
  poster: ['mainImage', 'image', 'meta'],
} as const;

export type StepName = keyof typeof stepFields;

export const stepTitles: Readonly<Record<StepName, string>> = {
  main: 'Главное',
  when: 'Когда и\u00a0где',
  text: 'Описание',
  entry: 'Билеты и\u00a0вход',
  poster: 'Афиша',
};
