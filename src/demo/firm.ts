/** The firm of the demonstration: nobody in it is real. */

type FirmCar = readonly [
  plate: string,
  vehicleId: 1 | 2 | 3 | 4 | 5,
  label: string,
  colour: string,
  seats: number,
]

export const CARS: readonly FirmCar[] = [
  ['BA-10-SC', 1, 'S 400', 'Black', 3],
  ['AE-21-EC', 2, 'E 1', 'Black', 4],
  ['AE-22-EC', 2, 'E 2', 'Black', 4],
  ['AF-23-EC', 2, 'E 3', 'Silver', 4],
  ['AG-24-EC', 2, 'E 4', 'Black', 4],
  ['AH-25-EC', 2, 'E 5', 'White', 4],
  ['AL-31-VC', 3, 'V 1', 'Black', 7],
  ['AM-32-VC', 3, 'V 2', 'Black', 7],
  ['AN-33-VC', 3, 'V 3', 'Silver', 7],
  ['AO-41-VT', 4, 'Vito 1', 'White', 8],
  ['AP-42-VT', 4, 'Vito 2', 'Black', 8],
  ['AR-51-SP', 5, 'Sprinter', 'White', 16],
]

type FirmDriver = readonly [
  name: string,
  languages: readonly ('en' | 'pt' | 'es' | 'de' | 'fr')[],
  car: number,
]

/** Each with the car that they usually drive, by its position above. */
export const DRIVERS: readonly FirmDriver[] = [
  ['Ana Martins', ['en', 'pt'], 1],
  ['Rui Costa', ['en', 'pt', 'es'], 2],
  ['Tiago Nunes', ['en', 'pt'], 3],
  ['Marta Lopes', ['en', 'pt', 'fr'], 4],
  ['Paulo Reis', ['en', 'pt'], 5],
  ['Inês Duarte', ['en', 'pt', 'de'], 6],
  ['Hugo Pires', ['en', 'pt'], 7],
  ['Carla Sousa', ['en', 'pt', 'es'], 8],
  ['Nuno Faria', ['pt', 'en'], 9],
  ['Bruno Leal', ['en', 'pt'], 10],
]

/** From, to, and the minutes of driving between. */
export const ROUTES: readonly (readonly [from: string, to: string, minutes: number])[] = [
  ['Faro Airport', 'Vilamoura', 25],
  ['Faro Airport', 'Albufeira', 40],
  ['Faro Airport', 'Quinta do Lago', 20],
  ['Faro Airport', 'Vale do Lobo', 20],
  ['Faro Airport', 'Carvoeiro', 50],
  ['Faro Airport', 'Lagos', 65],
  ['Faro Airport', 'Tavira', 35],
  ['Faro Airport', 'Alvor', 60],
  ['Vilamoura', 'Faro Airport', 25],
  ['Albufeira', 'Faro Airport', 40],
  ['Conrad Algarve', 'Faro Airport', 22],
  ['Carvoeiro', 'Faro Airport', 50],
  ['Lagos', 'Faro Airport', 65],
  ['Tavira', 'Faro Airport', 35],
  ['Vilamoura', 'Lagos', 55],
  ['Albufeira', 'Silves', 25],
  ['Quinta do Lago', 'Loulé', 20],
  ['Portimão', 'Sagres', 50],
]

/** Where cars are hired by the hour. */
export const HIRES = ['Vilamoura', 'Quinta do Lago', 'Albufeira', 'Lagos'] as const

type Guest = readonly [name: string, email: string, phone: string, locale: 'en' | 'pt' | 'es']

const guest = (name: string, phone: string, locale: Guest[3] = 'en'): Guest => [
  name,
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@example.com`,
  phone,
  locale,
]

export const GUESTS: readonly Guest[] = [
  guest('Emily Carter', '+44 7911 123 101'),
  guest('James Whitfield', '+44 7911 123 102'),
  guest('Sophie Turner', '+44 7911 123 103'),
  guest('Oliver Hughes', '+44 7911 123 104'),
  guest('Charlotte Evans', '+44 7911 123 105'),
  guest('Harry Bennett', '+44 7911 123 106'),
  guest('Anna Schneider', '+49 151 23456101'),
  guest('Lukas Weber', '+49 151 23456102'),
  guest('Marie Dubois', '+33 6 12 34 51 01'),
  guest('Pierre Laurent', '+33 6 12 34 51 02'),
  guest('Niamh Byrne', '+353 85 012 3101'),
  guest('Conor Walsh', '+353 85 012 3102'),
  guest('Joana Ribeiro', '+351 912 345 101', 'pt'),
  guest('Miguel Azevedo', '+351 912 345 102', 'pt'),
  guest('Beatriz Moura', '+351 912 345 103', 'pt'),
  guest('Lucía Romero', '+34 612 345 101', 'es'),
  guest('Javier Ortega', '+34 612 345 102', 'es'),
  guest('Carmen Delgado', '+34 612 345 103', 'es'),
  guest('Emma de Vries', '+31 6 12345101'),
  guest('Daan Bakker', '+31 6 12345102'),
]

export const MESSAGES: readonly string[] = [
  'We are a party of 24 for a wedding near Loulé in spring. Could you drive all of us, and back after midnight?',
  'Do you have a car that takes a wheelchair that does not fold?',
  'Could the same driver take us to three golf courses on three mornings? What would that cost?',
  'We land in Lisbon and go on to Vilamoura with two dogs. Is that possible?',
  'Is there a price for a whole week with a chauffeur?',
]

export const PARTNERS: readonly string[] = ['Costa Verde Villas', 'Atlantic Golf Tours', 'Sunway Travel Desk']

export const FLIGHTS = ['TP 1901', 'FR 7032', 'U2 8913', 'LH 1162', 'BA 2660', 'EI 490', 'TO 3422'] as const
