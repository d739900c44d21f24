export const dayInMs = 86_400_000;
