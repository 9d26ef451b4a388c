import { chancesOf } from "@propertyvr/understanding/training";

/**
 * Multinomial logistic regression by stochastic gradients (AdaGrad), seeded: the same examples give the same
 * weights. These are the mean of what stands after each of the later rounds, so that an example more or less,
 * which changes the order of all, moves them little; of several orders it is the mean of these.
 */

export interface Example {
  /** Index of the class. */
  readonly label: number;
  readonly features: readonly (readonly [name: string, value: number])[];
  /** How much it counts. */
  readonly weight: number;
}

export interface Weights {
  readonly bias: Float64Array;
  readonly of: ReadonlyMap<string, Float64Array>;
}

export interface Training {
  readonly classes: number;
  readonly rounds: number;
  readonly rate: number;
  /** Pull of every weight towards nought. */
  readonly decay: number;
  /** How many orders of the examples are trained on; the weights are the mean of all. */
  readonly orders: number;
}

const EPSILON = 1e-6;

export function train(examples: readonly Example[], options: Training): Weights {
  const { classes, orders } = options;
  const mean = { bias: new Float64Array(classes), of: new Map<string, Float64Array>() };
  for (let seed = 1; seed <= orders; seed += 1) {
    const { bias, of } = trainInOrder(examples, options, seed);
    add(mean.bias, bias, orders);
    for (const [name, weights] of of) {
      const sum = mean.of.get(name) ?? new Float64Array(classes);
      add(sum, weights, orders);
      mean.of.set(name, sum);
    }
  }
  return mean;
}

function trainInOrder(examples: readonly Example[], options: Training, seed: number): Weights {
  const { classes, rounds, rate, decay } = options;
  const of = new Map<string, Float64Array>();
  const squares = new Map<string, Float64Array>();
  const bias = new Float64Array(classes);
  const biasSquares = new Float64Array(classes);
  for (const { features } of examples)
    for (const [name] of features)
      if (!of.has(name)) {
        of.set(name, new Float64Array(classes));
        squares.set(name, new Float64Array(classes));
      }
  const step = (weights: Float64Array, sums: Float64Array, k: number, slope: number): void => {
    sums[k] = (sums[k] ?? 0) + slope * slope;
    weights[k] = (weights[k] ?? 0) - (rate * slope) / Math.sqrt((sums[k] ?? 0) + EPSILON);
  };
  const mean = { bias: new Float64Array(classes), of: new Map<string, Float64Array>() };
  for (const name of of.keys()) mean.of.set(name, new Float64Array(classes));
  const first = Math.floor(rounds * UNSETTLED);
  const next = shuffler(examples.length, seed);
  for (let round = 0; round < rounds; round += 1) {
    for (const at of next()) {
      const example = examples[at];
      if (example === undefined) continue;
      const slopes = chances(example.features, { bias, of });
      slopes[example.label] = (slopes[example.label] ?? 0) - 1;
      for (let k = 0; k < classes; k += 1) {
        const slope = (slopes[k] ?? 0) * example.weight;
        step(bias, biasSquares, k, slope);
        for (const [name, value] of example.features) {
          const weights = of.get(name) as Float64Array;
          step(
            weights,
            squares.get(name) as Float64Array,
            k,
            slope * value + decay * (weights[k] ?? 0),
          );
        }
      }
    }
    if (round < first) continue;
    add(mean.bias, bias, rounds - first);
    for (const [name, weights] of of)
      add(mean.of.get(name) as Float64Array, weights, rounds - first);
  }
  return mean;
}

/** The share of the rounds in which weights still move far. */
const UNSETTLED = 1 / 3;

function add(sum: Float64Array, weights: Float64Array, parts: number): void {
  for (let k = 0; k < sum.length; k += 1) sum[k] = (sum[k] ?? 0) + (weights[k] ?? 0) / parts;
}

export function chances(features: Example["features"], { bias, of }: Weights): Float64Array {
  const sums = Float64Array.from(bias);
  for (const [name, value] of features) {
    const weights = of.get(name);
    if (weights !== undefined)
      for (let k = 0; k < sums.length; k += 1) sums[k] = (sums[k] ?? 0) + (weights[k] ?? 0) * value;
  }
  return Float64Array.from(chancesOf([...sums]));
}

/** Gives the indexes in another order each time, the same in every run. */
function shuffler(count: number, seed: number): () => readonly number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let drawn = seed;
  const draw = (): number => (drawn = (drawn * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff;
  return () => {
    for (let at = count - 1; at > 0; at -= 1) {
      const other = Math.floor(draw() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return order;
  };
}
