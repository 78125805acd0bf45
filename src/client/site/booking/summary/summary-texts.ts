import { words } from '../../../shared/locale/words.ts'

/** Texts of the summary that stays in view. */
export const summaryTexts = words('summary', {
  title: 'Your journey',
  noRoute: 'Choose where the journey starts and we price it for every vehicle.',
  noTime: 'No date chosen yet',
  noVehicle: 'No vehicle chosen yet',
  from: (price: string) => `from ${price}`,
  pricing: 'Pricing...',
  show: 'Show your journey',
  people: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  price: 'Fixed price',
})
