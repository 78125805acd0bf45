import type { journeyTexts } from '../../shared/journey/journey-texts.ts'

export const journey: typeof journeyTexts = {
  hours: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  kilometres: (km, miles) => `${km} km (${miles} mi)`,
  routePoints: 'Pontos do percurso',
  stopPoint: (stay) => `Paragem, ${stay}`,
  byDriver: 'A definir com o motorista',
}
