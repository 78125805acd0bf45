import type * as english from '../en/transfers.ts'

export const transferTexts: typeof english.transferTexts = {
  index: {
    title: 'Transfers',
    description:
      'Transfers privados do Aeroporto de Faro para o Algarve, Lisboa e Sevilha: distância, tempo e o preço fixo de cada viatura.',
    eyebrow: 'Transfers',
    heading: 'Do Aeroporto de Faro, a preço fixo',
    lead: 'Doze viagens que fazemos todas as semanas, cada uma com o seu caminho, o seu tempo e o que custa em cada viatura. Qualquer outra tem preço na reserva em menos de um minuto.',
    other: 'Outra viagem',
    otherText: 'Para qualquer ponto do Algarve, Lisboa e Sevilha, a qualquer hora.',
    from: (price) => `desde ${price}`,
  },
  title: (from, to) => `${from} – ${to}: transfer privado`,
  heading: (from, to) => `${from} – ${to}`,
  eyebrow: 'Transfer privado',
  distance: 'Por estrada',
  duration: 'Condução',
  lowest: 'Desde',
  kilometres: (km) => `${km} km`,
  minutes: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  map: (from, to) => `Mapa do caminho: ${from} – ${to}`,
  prices: 'Quanto custa',
  pricesText:
    'Pela viatura inteira, sejam quantos forem. O que vê é o que paga: o preço não muda com o trânsito.',
  upTo: (count) => `Até ${count} ${count === 1 ? 'passageiro' : 'passageiros'}`,
  toBeEvaluated: 'A avaliar pela nossa equipa',
  reserve: 'Reservar',
  reserveNamed: (vehicle) => `Reservar este transfer no ${vehicle}`,
  way: 'O caminho',
  back: 'O regresso',
  bookBack: 'Reservar o regresso',
  questions: 'Bom saber',
  others: 'Aqui perto',
  all: 'Todos os transfers',
  home: 'Início',
}
