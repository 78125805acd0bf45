import type { needFormTexts as english } from '../en/needs.ts'

export const needFormTexts: typeof english = {
  wheelchairs: {
    none: 'Sin silla de ruedas',
    folds: 'Se pliega y va con el equipaje',
    stays_seated: 'El pasajero viaja sentado en ella',
  },
  hints: {
    assistanceDog: 'Viaja gratis y no necesita papeles.',
    pet: 'Díganos en las peticiones especiales qué animal es y de qué tamaño.',
    helpToCar: 'Su chófer va al punto de encuentro y le acompaña hasta el vehículo.',
  },
  children: 'Niños',
  law: {
    'Europe/Lisbon':
      'En Portugal, todo niño de menos de 12 años y menos de 135 cm necesita una silla propia. Las llevamos gratis.',
    'Europe/Madrid':
      'En España, todo niño de menos de 135 cm necesita una silla en nuestros vehículos. Las llevamos gratis.',
  },
  age: (child) => `Edad del niño ${child} (años)`,
  height: (child) => `Altura del niño ${child} (cm)`,
  addChild: 'Añadir un niño',
  suggested: (child, booster) =>
    `Le sugerimos ${[
      child > 0 && (child === 1 ? '1 silla infantil' : `${child} sillas infantiles`),
      booster > 0 && (booster === 1 ? '1 elevador' : `${booster} elevadores`),
    ]
      .filter(Boolean)
      .join(' y ')}.`,
  noSeat: 'No hace falta ninguna silla.',
  take: 'Elegir estas sillas',
  taken: 'Elegidas',
}
