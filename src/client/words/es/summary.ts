import type { summaryTexts } from '../../site/booking/summary/summary-texts.ts'

export const summary: typeof summaryTexts = {
  title: 'Su viaje',
  noRoute: 'Elija dónde empieza el viaje y le damos el precio para cada vehículo.',
  noTime: 'Aún sin fecha',
  noVehicle: 'Aún sin vehículo',
  from: (price) => `desde ${price}`,
  pricing: 'Calculando...',
  show: 'Mostrar su viaje',
  people: (count) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  price: 'Precio fijo',
}
