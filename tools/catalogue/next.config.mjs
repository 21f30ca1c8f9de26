export default { compiler: { styledComponents: true } };
