import type { needFormTexts as english } from '../en/needs.ts'

export const needFormTexts: typeof english = {
  wheelchairs: {
    none: 'Sem cadeira de rodas',
    folds: 'Dobra e vai com a bagagem',
    stays_seated: 'O passageiro viaja sentado nela',
  },
  hints: {
    assistanceDog: 'Viaja sem custos e não precisa de documentos.',
    pet: 'Diga-nos nos pedidos especiais que animal é e de que tamanho.',
    helpToCar: 'O motorista vai ao ponto de encontro e segue consigo até à viatura.',
  },
  children: 'Crianças',
  law: {
    'Europe/Lisbon':
      'Em Portugal, todas as crianças com menos de 12 anos e menos de 135 cm precisam de uma cadeira própria. Levamo-las sem custos.',
    'Europe/Madrid':
      'Em Espanha, todas as crianças com menos de 135 cm precisam de uma cadeira nas nossas viaturas. Levamo-las sem custos.',
  },
  age: (child) => `Idade da criança ${child} (anos)`,
  height: (child) => `Altura da criança ${child} (cm)`,
  addChild: 'Acrescentar uma criança',
  suggested: (child, booster) =>
    `Sugerimos ${[
      child > 0 && (child === 1 ? '1 cadeira de criança' : `${child} cadeiras de criança`),
      booster > 0 && (booster === 1 ? '1 assento elevatório' : `${booster} assentos elevatórios`),
    ]
      .filter(Boolean)
      .join(' e ')}.`,
  noSeat: 'Não é precisa nenhuma cadeira.',
  take: 'Escolher estas cadeiras',
  taken: 'Escolhidas',
}
