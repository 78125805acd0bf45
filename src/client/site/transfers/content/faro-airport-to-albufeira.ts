import type { TransferContent } from '../load-transfers.ts'

export const content: TransferContent = {
  en: {
    from: 'Faro Airport',
    to: 'Albufeira',
    description:
      'Private transfer from Faro Airport to Albufeira: the old town, the Strip or Falésia by the A22, a fixed price for every car at any hour.',
    lead: 'Old town, new town or the cliffs: three Albufeiras, and a chauffeur who knows which one is yours.',
    paragraphs: [
      'Albufeira is three places under one name. The old town lies in its bowl above the fishermen’s beach; Areias de São João and the Strip are two kilometres east; Santa Eulália, Balaia and Falésia follow along the cliffs. It is easy to be taken to the wrong one, so we ask for the name of the hotel.',
      'The motorway brings you inland to the Ferreiras junction, and from there it is downhill to the sea.',
      'The heart of the old town is closed to cars, and its lanes are steep and paved with polished stone. Hotels there send a porter or a buggy to the edge; your chauffeur knows the place, calls ahead and stays until somebody has taken the cases. Late flights are no matter: the Strip is awake, and so are we.',
    ],
    back: 'For a morning flight leave two and a half hours before. If you stay in the old town, say so: the pick-up is then at the edge of the walkers’ streets, at a door that we name in the confirmation or by phone.',
    questions: [
      {
        question: 'We are a group of fourteen. One car or two?',
        answer:
          'The Sprinter takes sixteen; where none is free, two vans drive together at the price of one Sprinter.',
      },
      {
        question: 'Can the chauffeur wait while we check in and take us on to the beach?',
        answer: 'Yes: hire the car by the hour instead, or add a stop with the time that you need.',
      },
    ],
  },
  pt: {
    from: 'Aeroporto de Faro',
    to: 'Albufeira',
    description:
      'Transfer privado do Aeroporto de Faro para Albufeira: centro, Oura ou Falésia pela A22, preço fixo em cada viatura, a qualquer hora.',
    lead: 'Centro antigo, zona nova ou falésias: três Albufeiras, e um motorista que sabe qual é a sua.',
    paragraphs: [
      'Albufeira são três lugares com um só nome. O centro antigo fica na sua concha, sobre a praia dos Pescadores; as Areias de São João e a Oura estão dois quilómetros a nascente; Santa Eulália, Balaia e Falésia seguem ao longo das arribas. É fácil ir parar à errada, por isso perguntamos o nome do hotel.',
      'A autoestrada leva-o pelo interior até ao nó de Ferreiras, e daí é sempre a descer para o mar.',
      'O coração do centro está fechado ao trânsito e as ruas são íngremes, de calçada polida. Os hotéis de lá mandam um bagageiro ou um carrinho até à entrada; o motorista conhece o sítio, telefona antes e fica até alguém receber as malas. Voos tardios não são problema: a Oura está acordada, e nós também.',
    ],
    back: 'Para um voo da manhã, saia duas horas e meia antes. Se ficar no centro antigo, diga-nos: a recolha é à entrada das ruas pedonais, a uma porta que indicamos na confirmação ou por telefone.',
    questions: [
      {
        question: 'Somos catorze. Uma viatura ou duas?',
        answer:
          'O Sprinter leva dezasseis; se não houver nenhum livre, seguem duas carrinhas juntas ao preço de um Sprinter.',
      },
      {
        question: 'O motorista pode esperar pelo check-in e levar-nos à praia?',
        answer: 'Sim: alugue a viatura à hora, ou acrescente uma paragem com o tempo de que precisa.',
      },
    ],
  },
  es: {
    from: 'Aeropuerto de Faro',
    to: 'Albufeira',
    description:
      'Traslado privado del Aeropuerto de Faro a Albufeira: casco antiguo, Oura o Falésia por la A22, precio fijo en cada coche, a cualquier hora.',
    lead: 'Casco antiguo, zona nueva o acantilados: tres Albufeiras, y un chófer que sabe cuál es la suya.',
    paragraphs: [
      'Albufeira son tres lugares con un solo nombre. El casco antiguo está en su concha, sobre la playa de los Pescadores; Areias de São João y Oura quedan dos kilómetros al este; Santa Eulália, Balaia y Falésia siguen a lo largo de los acantilados. Es fácil acabar en la que no es, y por eso preguntamos el nombre del hotel.',
      'La autopista le lleva por el interior hasta el enlace de Ferreiras, y desde allí todo es bajada hacia el mar.',
      'El corazón del casco está cerrado al tráfico y sus calles son empinadas, de adoquín pulido. Los hoteles de allí envían un mozo o un carrito hasta el borde; el chófer conoce el sitio, llama antes y se queda hasta que alguien recoge las maletas. Los vuelos tardíos no importan: Oura está despierta, y nosotros también.',
    ],
    back: 'Para un vuelo de mañana, salga dos horas y media antes. Si se aloja en el casco antiguo, díganoslo: la recogida es en el borde de las calles peatonales, en una puerta que indicamos en la confirmación o por teléfono.',
    questions: [
      {
        question: 'Somos catorce. ¿Un coche o dos?',
        answer:
          'El Sprinter lleva dieciséis; si no hay ninguno libre, van juntas dos furgonetas al precio de un Sprinter.',
      },
      {
        question: '¿Puede el chófer esperar mientras nos registramos y llevarnos a la playa?',
        answer: 'Sí: alquile el coche por horas, o añada una parada con el tiempo que necesite.',
      },
    ],
  },
}
