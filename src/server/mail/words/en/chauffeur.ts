import { ratingLabels } from '@chauffeur/domain/trip-rating'

/** Mails about who drives, and of thanks afterwards. A car is named as the office typed it: "black Mercedes E Class". */
export const chauffeur = {
  assigned: {
    heading: (first: string) => `${first} drives you`,
    headingOfAnother: (first: string) => `Your chauffeur is now ${first}`,
    otherCar: 'Your car has changed; your chauffeur stays the same.',
    otherTime: (time: string) => `Your pick-up is at ${time} now; your chauffeur stays the same.`,
  },
  onTheWay: {
    subject: (first: string) => `${first} is on the way to you`,
    heading: (first: string) => `${first} is on the way to you`,
  },
  atPickup: {
    subject: (first: string) => `${first} is at the pick-up`,
    heading: (first: string) => `${first} waits for you`,
    waits: (first: string, place: string, minutes: number) =>
      `${first} waits at ${place}; ${minutes} minutes are included.`,
    call: (first: string) => `Please call ${first} if you cannot find each other.`,
  },
  drives: (first: string) => `${first} drives you.`,
  drivesIn: (first: string, car: string, plate: string) =>
    `${first} drives you in ${/^[aeiou]/i.test(car) ? 'an' : 'a'} ${car}, ${plate}.`,
  isNow: (first: string) => `Your chauffeur is now ${first}.`,
  meetAt: (place: string) => `You meet at ${place}.`,
  carOf: (number: string, carNo: number, carCount: number) => `${number}, car ${carNo} of ${carCount}`,
  whichCar: (carNo: number, carCount: number) =>
    `Your booking has ${carCount} cars. This is about car ${carNo}.`,
  name: 'Chauffeur',
  phone: 'Chauffeur’s phone',
  car: 'Car',
  plate: 'Number plate',
  see: 'See your trip',
  thanks: {
    subject: (number: string) => `How was your trip? ${number}`,
    heading: 'Thank you for travelling with us',
    arrived: 'You have arrived, and we hope that all went well. We would be glad to drive you again.',
    question: 'How was your trip?',
    questionOf: (first: string) => `How was your trip with ${first}?`,
    hint: '1 is poor, 5 is excellent. You can add a sentence before you send it. Only our office reads it.',
    marks: ratingLabels.map((label) => label.toLowerCase()),
  },
}
